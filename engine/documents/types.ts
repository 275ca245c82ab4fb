export type {
  Document,
  ErrorCode,
  Flag,
  HiddenReason,
  HiddenText,
  Line,
  Link,
  Page,
  PageBox,
  ScannedWord,
  Span,
} from "@fairlead/contracts";
export { LIMITS } from "@fairlead/contracts/limits";

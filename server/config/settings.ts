export type Setting = { name: string; summary: string; default: string };

/** Every setting that the environment can hold; docs/configuration.md is made from this list. */
export const SETTINGS = [
  { name: "HOST", summary: "Address the server listens on", default: "127.0.0.1" },
  { name: "PORT", summary: "Port the server listens on; 0 takes a free one", default: "3000" },
  { name: "PUBLIC_URL", summary: "Address people open; needed when it is not http://localhost:PORT", default: "" },
  { name: "DATA_FOLDER", summary: "Folder for files, the embedded database and keys", default: "data" },
  {
    name: "TAXONOMY_FILE",
    summary: "Skills that `fairlead taxonomy import` took from ESCO or O*NET, known beside the product's own",
    default: "",
  },
  { name: "DATABASE_URL", summary: "PostgreSQL 15 or newer; without it the embedded database runs", default: "" },
  { name: "AUTH_DRIVER", summary: "Who keeps the accounts: embedded or firebase", default: "embedded" },
  { name: "AUTH_MIN_PASSWORD", summary: "Shortest password, 6 to 64", default: "6" },
  { name: "AUTH_SIGN_UPS_PER_HOUR", summary: "New accounts from one address in an hour, 1 to 10000", default: "10" },
  { name: "AUTH_HIDE_ACCOUNTS", summary: "true answers an unknown address and a wrong password alike", default: "false" },
  {
    name: "AUTH_TOKEN_SYNC",
    summary: "true lets pages tell the server that somebody is signed in, by a cookie that opens no data",
    default: "false",
  },
  { name: "GOOGLE_CLIENT_ID", summary: "Sign-in with Google for embedded accounts; needs GOOGLE_CLIENT_SECRET", default: "" },
  { name: "GOOGLE_CLIENT_SECRET", summary: "The secret that belongs to GOOGLE_CLIENT_ID", default: "" },
  {
    name: "GOOGLE_ISSUER",
    summary: "For tests: an OpenID provider on loopback in place of Google",
    default: "https://accounts.google.com",
  },
  { name: "FIREBASE_API_KEY", summary: "apiKey of the Firebase project; all four are needed with AUTH_DRIVER=firebase", default: "" },
  { name: "FIREBASE_AUTH_DOMAIN", summary: "authDomain of the Firebase project", default: "" },
  { name: "FIREBASE_PROJECT_ID", summary: "projectId of the Firebase project", default: "" },
  { name: "FIREBASE_APP_ID", summary: "appId of the Firebase project", default: "" },
  {
    name: "FIREBASE_AUTH_EMULATOR_HOST",
    summary: "For tests: host:port of the Firebase emulator; loopback only, never with NODE_ENV=production",
    default: "",
  },
  { name: "AI_PRIMARY", summary: "Language model asked first: openai, anthropic or ollama; needs AI_PRIMARY_MODEL", default: "" },
  { name: "AI_PRIMARY_MODEL", summary: "Name of that model at its provider", default: "" },
  { name: "AI_PRIMARY_KEY", summary: "Its API key; openai and anthropic need one unless AI_PRIMARY_URL is set", default: "" },
  {
    name: "AI_PRIMARY_URL",
    summary: "Its address with /v1, as in http://localhost:11434/v1; it is asked at /chat/completions, anthropic at /messages",
    default: "",
  },
  {
    name: "AI_SECONDARY",
    summary: "Language model asked when the primary gives no usable answer: openai, anthropic or ollama; needs AI_SECONDARY_MODEL",
    default: "",
  },
  { name: "AI_SECONDARY_MODEL", summary: "Name of that model at its provider", default: "" },
  { name: "AI_SECONDARY_KEY", summary: "Its API key; openai and anthropic need one unless AI_SECONDARY_URL is set", default: "" },
  {
    name: "AI_SECONDARY_URL",
    summary: "Its address with /v1, as in http://localhost:11434/v1; it is asked at /chat/completions, anthropic at /messages",
    default: "",
  },
  { name: "NODE_ENV", summary: "production refuses what is meant for tests", default: "" },
  { name: "SMTP_URL", summary: "Mail server, smtp://user:password@host:587; without it mails are files in DATA_FOLDER/mail", default: "" },
  { name: "MAIL_FROM", summary: "Sender of mails", default: "Fairlead <no-reply@localhost>" },
  { name: "WORKERS", summary: "Processes that read files; as many as cores when it is not set", default: "" },
  { name: "CALLS_A_MINUTE", summary: "Calls of one person in a minute; a quarter of them may write", default: "1200" },
  { name: "LOG_LEVEL", summary: "debug, info, warn or error", default: "info" },
  { name: "FAIRLEAD_DEBUG", summary: "true switches debug logging on", default: "false" },
] as const satisfies readonly Setting[];
export type SettingName = (typeof SETTINGS)[number]["name"];

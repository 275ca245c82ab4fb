import { browserPopupRedirectResolver, type PopupRedirectResolver } from "@firebase/auth";

/**
 * How the SDK gets to Google and back. A file of its own, because it loads a script of Google's that tests cannot have: they put
 * another in its place.
 * @public
 */
export const popupResolver: PopupRedirectResolver = browserPopupRedirectResolver;

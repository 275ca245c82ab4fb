/** In the address of the upload page: a session that does not exist yet. */
export const NEW = "new";
export const toSessionPath = (id: string): string => `/upload?session=${id}`;

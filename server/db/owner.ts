/** The account that owns a row: the uid of a signed-in person, never a value of a request. */
export type OwnerId = string & { readonly brand: "OwnerId" };

export const toOwnerId = (uid: string): OwnerId => uid as OwnerId;

/** `to` is one address. `html` says the same as `text`. */
export type Message = { to: string; subject: string; text: string; html?: string };

/** Sends messages of the product itself, one person at a time. */
export type Mail = {
  /** Never throws and tells nobody whether it arrived: what cannot be sent is logged, without the address. */
  send(message: Message): Promise<void>;
  /** Where messages go, for the operator: no secrets. */
  readonly place: string;
  close(): Promise<void>;
};

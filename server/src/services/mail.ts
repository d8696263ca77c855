/** A mail, ready to leave. */
export interface Mail {
  /** A UUID: a mail that is handed over again after a crash is known by it as the same. */
  id?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Headers beyond the usual, such as the way out of a regular mail. */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Hands a mail over. Throws when that failed; RecipientRefused when trying again is no use. */
  send(mail: Mail): Promise<void>;
  /** Ends deliveries in progress at once. */
  close(): void;
}

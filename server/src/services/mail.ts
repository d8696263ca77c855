/** A mail, ready to leave. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /** Hands a mail over. Throws when that failed; RecipientRefused when trying again is no use. */
  send(mail: Mail): Promise<void>;
  /** Ends deliveries under way at once. */
  close(): void;
}

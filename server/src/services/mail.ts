/** A picture within a mail, whose HTML names it as `cid:…`. */
export interface MailPicture {
  cid: string;
  /** Its media type. */
  type: string;
  base64: string;
}

/** A mail, ready to leave. */
export interface Mail {
  /** A UUID: a mail that is sent again after a crash is recognised by it. */
  id?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Additional headers, such as the way to unsubscribe from a regular mail. */
  headers?: Record<string, string>;
  pictures?: MailPicture[];
}

export interface Mailer {
  /** Sends a mail. Throws when that failed; RecipientRefused when trying again is useless. */
  send(mail: Mail): Promise<void>;
  /** Ends deliveries in progress at once. */
  close(): void;
}

import nodemailer from 'nodemailer';
import type { Mailer } from './mail.ts';

/** The mail server reports that this address does not exist or accepts no mail. */
export class RecipientRefused extends Error {}

/** Limits for a mail server that does not answer, in milliseconds; their sum stays below a minute. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function isRefusal(error: unknown): boolean {
  const { code, command, responseCode } = error as Record<string, unknown>;
  return code === 'EENVELOPE' && command === 'RCPT TO' && Number(responseCode) >= 500;
}

/** Sends through a mail server (`smtp://user:password@host:port`), over a few open connections. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxRequeues: 0, // the job queue tries again, and outlives this process
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS_MS,
    },
    { from },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, html, text, headers = {}, pictures = [] }) {
      const messageId = id ? { messageId: `<${id}@${domain}>` } : {};
      const attachments = pictures.map(({ cid, type, base64 }) => ({
        cid,
        contentType: type,
        content: base64,
        encoding: 'base64',
        filename: `picture.${type.split('/')[1]}`,
        contentDisposition: 'inline' as const,
      }));
      const content = { subject, html, text, headers, attachments, ...messageId };
      try {
        await transport.sendMail({ to: { name: '', address: to }, ...content });
      } catch (error) {
        if (isRefusal(error)) throw new RecipientRefused((error as Error).message);
        throw error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  port: number;
  /** The mails that arrived, in order. */
  mails: Email[];
  close(): Promise<void>;
}

export interface SmtpBehaviour {
  /** The port; chosen by the system when unset. */
  port?: number;
  /** Answers a recipient with this SMTP status instead of accepting the mail. */
  refuse?: (recipient: string) => number | undefined;
}

function refusal(status: number): Error {
  return Object.assign(new Error('not today'), { responseCode: status });
}

/** Starts a real mail server on this machine that stores its mails. */
export async function startSmtp({ port = 0, refuse }: SmtpBehaviour = {}): Promise<TestSmtp> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const status = refuse?.(address);
      callback(status ? refusal(status) : undefined);
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns a port on which nobody answers: it was free a moment ago. */
export async function closedPort(): Promise<number> {
  const server = await startSmtp();
  await server.close();
  return server.port;
}

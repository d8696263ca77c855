import { expect, test } from 'vitest';
import { writeMail } from '../../services/mail-layout.ts';
import { resetMail, verificationMail } from './accounts.email.ts';

const FACTS = {
  name: 'Zoé',
  link: 'https://codivia.example/verify?token=abc',
  publicUrl: 'https://codivia.example',
};

const MAILS = [
  ['verification', verificationMail, '24'],
  ['reset', resetMail, '60'],
] as const;

/** Returns every address that a mail links to or loads something from. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
}

test.each(MAILS)('the %s mail leads to its link in both languages', async (_name, write, hours) => {
  const mails = {
    fr: await write({ ...FACTS, language: 'fr' }),
    en: await write({ ...FACTS, language: 'en' }),
  };
  for (const [language, { html, text, subject }] of Object.entries(mails)) {
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(new Set(addressesIn(html))).toEqual(new Set([FACTS.link, FACTS.publicUrl]));
    expect(text).toContain(FACTS.link);
    expect(text).toContain(hours);
    expect(html).toContain('Zoé');
  }
  expect(mails.fr.subject).not.toBe(mails.en.subject);
  expect(mails.fr.text).toMatch(/\u00a0[?!:]/);
  expect(mails.fr.text, 'no plain space before a high mark').not.toMatch(/ [?!:;]/);
});

test('“e-mail” is never broken over two lines of a mail', async () => {
  const letter = {
    ...({ language: 'fr', subject: 'S', preview: 'P', title: 'Ton e-mail' } as const),
    paragraphs: ['Ouvre cet e-mail.'],
    notes: ['Les e-mails partent.'],
    publicUrl: '/',
    button: { label: 'E-mail', link: 'https://codivia.example/e-mail' },
  };
  const { html, text } = await writeMail(letter);
  expect(html.match(/<span style="white-space:nowrap">e-mails?<\/span>/gi)).toHaveLength(4);
  expect(html).toContain('href="https://codivia.example/e-mail"');
  expect(text).toContain('Ouvre cet e-mail.');
});

test.each(MAILS)('the %s mail repeats no advertisement as a name', async (_name, write) => {
  for (const name of [
    'Win at https://evil.example',
    'evil.example',
    '<a href="https://evil.example">x</a>',
    'x'.repeat(80),
  ]) {
    const { html, text } = await write({ ...FACTS, language: 'en', name });
    expect(html).not.toContain('evil');
    expect(text).not.toContain('evil');
    expect(text).not.toContain('xxxxx');
  }
});

test('a name with an apostrophe is a name', async () => {
  const { text } = await verificationMail({ ...FACTS, language: 'en', name: "Mary-Jane O'Neil" });
  expect(text).toContain("Welcome, Mary-Jane O'Neil!");
});

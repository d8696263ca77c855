import type { Language } from '@codivia/contract/api/language';
import { greetingName, writeMail } from '../../services/mail-layout.ts';

interface Letter {
  state: 'accepted' | 'declined';
  /** The reason for declining it. */
  words: string;
  /** The name that was asked for. */
  requestedName: string;
  name: string;
  language: Language;
  publicUrl: string;
}

const TEXTS = {
  accepted: {
    fr: {
      subject: 'Le nom sur tes certificats est corrigé',
      text: (requestedName: string) =>
        `Tes certificats portent maintenant le nom « ${requestedName} ».`,
      notes: [
        'Leurs numéros et leurs adresses restent les mêmes. Leurs pages publiques indiquent la date de la correction.',
        'Télécharge à nouveau les images que tu avais enregistrées : elles portent encore l’ancien nom.',
      ],
    },
    en: {
      subject: 'The name on your certificates is corrected',
      text: (requestedName: string) => `Your certificates now have the name “${requestedName}”.`,
      notes: [
        'Their numbers and addresses stay the same. Their public pages say when the name was corrected.',
        'Download the pictures you saved again: they still have the old name.',
      ],
    },
  },
  declined: {
    fr: {
      subject: 'Le nom sur tes certificats reste le même',
      text: (requestedName: string) =>
        `Nous n’avons pas mis le nom « ${requestedName} » sur tes certificats : ils gardent celui qu’ils ont.`,
      notes: ['Tu peux faire une autre demande depuis un de tes certificats.'],
    },
    en: {
      subject: 'The name on your certificates stays the same',
      text: (requestedName: string) =>
        `We haven’t put the name “${requestedName}” on your certificates: they keep the one they have.`,
      notes: ['You can ask again from one of your certificates.'],
    },
  },
};

const LABELS = {
  fr: {
    words: (words: string) => `Message de l’équipe : « ${words} »`,
    button: 'Voir mes certificats',
  },
  en: {
    words: (words: string) => `Message from the team: “${words}”`,
    button: 'See my certificates',
  },
};

/** Notifies the member of the decision about their request. */
export function nameRequestMailOf({
  state,
  words,
  requestedName,
  name,
  language,
  publicUrl,
}: Letter) {
  const { subject, text, notes } = TEXTS[state][language];
  const labels = LABELS[language];
  const greeting = greetingName(name);
  return writeMail({
    language,
    publicUrl,
    subject,
    notes,
    preview: text(requestedName),
    title: greeting ? `${subject}, ${greeting}` : subject,
    paragraphs: [text(requestedName), ...(words ? [labels.words(words)] : [])],
    button: { label: labels.button, link: `${publicUrl}/dashboard` },
  });
}

import type { Language } from '@codivia/contract/api/language';

/** The texts of a downloaded portfolio; it may be in another language than the page it is downloaded from. */
export const SITE_WORDS = {
  en: {
    projects: 'Projects',
    certificates: 'Certificates',
    back: 'Back to the portfolio',
    run: 'Run it',
    code: 'The code',
    files: 'The files',
    output: 'What it prints',
    no_output: 'It prints nothing by itself.',
    kinds: { python: 'Python', web: 'Web page', game: 'Game' },
    attendance: 'Record of attendance',
    basic: 'Certificate of completion',
    path: 'path',
    full: 'Full certificate',
    earned: (date: string) => `Earned on ${date}`,
    verify: 'Check this certificate on Codivia',
  },
  fr: {
    projects: 'Projets',
    certificates: 'Certificats',
    back: 'Retour au portfolio',
    run: 'Exécuter',
    code: 'Le code',
    files: 'Les fichiers',
    output: 'Ce qu’il affiche',
    no_output: 'Il n’affiche rien de lui-même.',
    kinds: { python: 'Python', web: 'Page web', game: 'Jeu' },
    attendance: 'Attestation de suivi',
    basic: 'Certificat de réussite',
    path: 'parcours',
    full: 'Certificat complet',
    earned: (date: string) => `Obtenu le ${date}`,
    verify: 'Vérifier ce certificat sur Codivia',
  },
} as const satisfies Record<Language, object>;

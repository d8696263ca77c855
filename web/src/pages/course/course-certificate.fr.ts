import type { SameKeys } from '../../lib/texts.ts';
import type courseCertificate from './course-certificate.en.ts';

export default {
  title: 'Bravo, tu as terminé le cours !',
  certificate_text: 'Toutes les leçons sont faites. Ton certificat t’attend.',
  certificate: 'Voir mon certificat',
  attendance_text:
    'Toutes les leçons sont faites, et ton attestation de suivi est prête. Réussis la moitié des exercices : elle devient automatiquement un certificat.',
  attendance: 'Voir mon attestation de suivi',
} satisfies SameKeys<typeof courseCertificate>;

import type { SameKeys } from '../../lib/texts.ts';
import type secondFactor from './second-factor.en.ts';

export default {
  open: 'Sécurité du compte',
  title: 'Sécurité du compte',
  intro:
    'Un second facteur protège ton compte, même contre quelqu’un qui connaît ton mot de passe.',
  load_error: 'L’état de ton compte n’a pas pu être chargé.',
  off: 'La double authentification est désactivée.',
  on: 'La double authentification est activée depuis le {{date}}.',
  codes_left_one: 'Il te reste {{count}} code de secours.',
  codes_left_other: 'Il te reste {{count}} codes de secours.',
  password: 'Ton mot de passe',
  begin: 'Activer',
  scan: 'Scanne ce code avec une application d’authentification (Aegis, 2FAS, Google Authenticator…), puis entre les six chiffres qu’elle affiche.',
  qr_label: 'Code QR pour ton application d’authentification',
  by_hand: 'Ou tape cette clé dans l’application :',
  code: 'Code à six chiffres',
  code_or_recovery: 'Code de l’application ou code de secours',
  code_required: 'Entre le code',
  confirm: 'Confirmer',
  recovery_title: 'Tes codes de secours',
  recovery_text:
    'Si tu perds ton téléphone, chacun d’eux t’ouvre la porte une fois. Garde-les en lieu sûr : ils ne seront plus affichés.',
  copy: 'Copier les codes',
  copied: 'Copié.',
  copy_failed: 'La copie a échoué : sélectionne les codes et copie-les à la main.',
  done: 'Je les ai gardés',
  renew: 'Remplacer les codes de secours',
  renewed: 'Tes anciens codes de secours ne fonctionnent plus.',
  disable: 'Désactiver',
  enabled: 'La double authentification est activée.',
} satisfies SameKeys<typeof secondFactor>;

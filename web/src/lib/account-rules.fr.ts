import type accountRules from './account-rules.en.ts';
import type { SameKeys } from './texts.ts';

export default {
  name_required: 'Le nom est requis',
  name_too_long: 'Le nom doit contenir au plus {{name_max}} caractères',
  email_required: 'L’e-mail est requis',
  email_invalid: 'Cette adresse e-mail semble incomplète',
  password_hint: 'Au moins {{password_min}} caractères',
  password_required: 'Le mot de passe est requis',
  password_too_short: 'Le mot de passe doit contenir au moins {{password_min}} caractères',
  password_too_long: 'Le mot de passe doit contenir au plus {{password_max}} caractères',
  age_required: 'Choisis l’une des deux réponses',
  passwords_dont_match: 'Les mots de passe ne correspondent pas',
  factor_code: 'Code de ton application d’authentification, ou code de secours',
  factor_code_required: 'Entre le code',
  bio_too_long: 'La bio doit contenir au plus {{bio_max}} caractères',
  avatar_invalid: 'Une adresse de ce site, qui commence par /',
} satisfies SameKeys<typeof accountRules>;

const accountRules = {
  name_required: 'Name is required',
  name_too_long: 'Name must be at most {{name_max}} characters',
  email_required: 'E-mail is required',
  email_invalid: 'This e-mail address doesn’t look complete',
  password_hint: 'At least {{password_min}} characters',
  password_required: 'Password is required',
  password_too_short: 'Password must be at least {{password_min}} characters',
  password_too_long: 'Password must be at most {{password_max}} characters',
  age_required: 'Choose one of the two answers',
  passwords_dont_match: 'Passwords do not match',
  factor_code: 'Code from your authenticator app, or a recovery code',
  factor_code_required: 'Enter the code',
  bio_too_long: 'Bio must be at most {{bio_max}} characters',
  avatar_invalid: 'An address on this site that begins with /',
} as const;

export default accountRules;

declare module './texts.ts' {
  interface Texts {
    'account-rules': typeof accountRules;
  }
}

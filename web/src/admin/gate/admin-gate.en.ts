const adminGate = {
  title: 'Administration',
  text: 'Sign in with an administrator account.',
  code_text: 'One more step: this account is protected by a second factor.',
  code: 'Code',
  code_hint: 'The six digits your authenticator app shows now, or one of your recovery codes.',
  code_required: 'Enter the code',
  back: 'Back',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  denied: 'Access denied: for administrators only',
  signed_in_as: 'You are signed in as {{name}} ({{email}}).',
  home: 'Back to home',
  failed: 'Sign-in failed: check your e-mail and password',
  welcome: 'Signed in: welcome to the administration panel',
} as const;

export default adminGate;

declare module '../../lib/texts.ts' {
  interface Texts {
    'admin-gate': typeof adminGate;
  }
}

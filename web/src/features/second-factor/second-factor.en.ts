const secondFactor = {
  open: 'Account security',
  title: 'Account security',
  intro: 'A second factor protects your account, even from somebody who knows your password.',
  load_error: 'The state of your account could not be loaded.',
  off: 'Two-factor authentication is off.',
  on: 'Two-factor authentication has been on since {{date}}.',
  codes_left_one: '{{count}} recovery code left.',
  codes_left_other: '{{count}} recovery codes left.',
  password: 'Your password',
  begin: 'Turn it on',
  scan: 'Scan this code with an authenticator app (Aegis, 2FAS, Google Authenticator…), then enter the six digits it shows.',
  qr_label: 'QR code for your authenticator app',
  by_hand: 'Or type this key into the app:',
  code: 'Six-digit code',
  code_or_recovery: 'Code from the app, or a recovery code',
  code_required: 'Enter the code',
  confirm: 'Confirm',
  recovery_title: 'Your recovery codes',
  recovery_text:
    'If you lose your phone, each of them lets you in once. Keep them somewhere safe: you won’t see them again.',
  copy: 'Copy the codes',
  copied: 'Copied.',
  copy_failed: 'Copying failed: select the codes and copy them by hand.',
  done: 'I’ve saved them',
  renew: 'Replace the recovery codes',
  renewed: 'Your old recovery codes no longer work.',
  disable: 'Turn it off',
  enabled: 'Two-factor authentication is on.',
} as const;

export default secondFactor;

declare module '../../lib/texts.ts' {
  interface Texts {
    'second-factor': typeof secondFactor;
  }
}

import { expect, test } from 'vitest';
import { withAddresses } from './site-addresses.ts';

const HTML = '{{app}}/api {{previews}}/runner/ {{packages}} {{contact}}';
const config = {
  public_url: 'https://learn.school',
  runner_origin: '',
  python_packages_url: '/python-packages/',
  contact_email: 'team@learn.school',
  publisher_name: 'Learn & Co',
  publisher_address: '1 Main Street',
  hosting_provider: '',
};
const unset = (name: string) => `no ${name}`;

test('an article names the addresses of its own server', () => {
  expect(withAddresses(HTML, config, unset)).toBe(
    'https://learn.school/api https://learn.school/runner/ https://learn.school/python-packages/ team@learn.school',
  );
  const apart = {
    ...config,
    runner_origin: 'https://run.school',
    python_packages_url: 'https://cdn.example/v1/',
  };
  expect(withAddresses(HTML, apart, unset)).toContain(
    '/api https://run.school/runner/ https://cdn.example/v1/ ',
  );
});

test('settings are text, and unknown ones dots', () => {
  expect(withAddresses('{{contact}}', { ...config, contact_email: '<b>"$&' }, unset)).toBe(
    '&#60;b&#62;&#34;$&#38;',
  );
  expect(withAddresses(HTML, undefined, unset)).toBe('…/api …/runner/ … …');
});

test('an article names the operator, and says what they have not set', () => {
  const operator = '{{publisher}}, {{publisher_address}}, {{host}}';
  expect(withAddresses(operator, config, unset)).toBe('Learn &#38; Co, 1 Main Street, [no host]');
});

import type { SiteConfig } from '@codivia/contract/api/site';

type Addresses = Pick<
  SiteConfig,
  | 'public_url'
  | 'runner_origin'
  | 'python_packages_url'
  | 'contact_email'
  | 'publisher_name'
  | 'publisher_address'
  | 'hosting_provider'
>;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns the HTML of an article with what the operator of this server has set in place of `{{app}}`, `{{previews}}`,
 * `{{packages}}`, `{{contact}}`, `{{publisher}}`, `{{publisher_address}}` and `{{host}}`. Until the settings are known, dots
 * replace them; `unset` says what is missing where the operator has not set it.
 */
export function withAddresses(
  html: string,
  config: Addresses | undefined,
  unset: (name: 'publisher' | 'publisher_address' | 'host') => string,
): string {
  const app = config?.public_url;
  const packages = config?.python_packages_url;
  const values: Record<string, string | undefined> = {
    app,
    previews: config?.runner_origin || app,
    packages: packages?.startsWith('/') ? app + packages : packages,
    contact: config?.contact_email,
    publisher: config && (config.publisher_name || `[${unset('publisher')}]`),
    publisher_address: config && (config.publisher_address || `[${unset('publisher_address')}]`),
    host: config && (config.hosting_provider || `[${unset('host')}]`),
  };
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? '…'));
}

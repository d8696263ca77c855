import type { SiteConfig } from '@codivia/contract/api/site';

type Addresses = Pick<
  SiteConfig,
  'public_url' | 'runner_origin' | 'python_packages_url' | 'contact_email'
>;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns the HTML of an article with the addresses of this server, as its operator has set them, in place of
 * `{{app}}`, `{{previews}}`, `{{packages}}` and `{{contact}}`. Until they are known, dots replace them.
 */
export function withAddresses(html: string, config: Addresses | undefined): string {
  const app = config?.public_url;
  const packages = config?.python_packages_url;
  const values: Record<string, string | undefined> = {
    app,
    previews: config?.runner_origin || app,
    packages: packages?.startsWith('/') ? app + packages : packages,
    contact: config?.contact_email,
  };
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? '…'));
}

/** Returns the headers of documents changed so that any site may show them, one that is isolated too. */
export function embeddedHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'x-frame-options': _dropped, ...rest } = headers;
  const policy = rest['content-security-policy'] ?? '';
  return {
    ...rest,
    'content-security-policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  };
}

/** Returns the violations of French typography in a French text. Code is left out. */
export function typographyProblems(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '0');
  const rules: [RegExp, string][] = [
    [/\p{L}'[\p{L}\p{N}]/u, 'a straight apostrophe'],
    [/ [:;!?»]/, 'a breaking space before : ; ! ? or »'],
    [/\p{L}[!?]/u, 'no space before ! or ?'],
    [/« /, 'a breaking space after «'],
  ];
  return rules.flatMap(([fault, name]) => {
    const found = fault.exec(prose);
    if (!found) return [];
    return [`${name}: …${prose.slice(Math.max(0, found.index - 20), found.index + 20)}…`];
  });
}

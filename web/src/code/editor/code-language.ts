/** The languages that editors know. */
export type CodeLanguage = 'python' | 'html' | 'css' | 'javascript';

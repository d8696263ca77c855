/** Tells whether code names the function that loads a model. */
export const usesModels = (code: string): boolean => /\bloadModel\b/.test(code);

/** The script that brings this function to a program that uses it: for others nothing is fetched. */
export async function modelScriptFor(code: string): Promise<{ models?: string }> {
  if (!usesModels(code)) return {};
  const { default: models } = await import('virtual:model-script');
  return { models };
}

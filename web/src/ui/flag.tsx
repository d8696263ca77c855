import type { Language } from '@codivia/contract/api/language';

const FLAGS: Record<Language, React.ReactNode> = {
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#0055a4" d="M0 0h8v16H0z" />
      <path fill="#ef4135" d="M16 0h8v16h-8z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
};

/** The flag that represents a language, beside its name. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden="true" className="h-3.5 w-[1.3rem] rounded-[3px]">
      {FLAGS[language]}
    </svg>
  );
}

import type { ReferenceCall, ReferenceField } from '@codivia/contract/api/api-reference';
import { useId } from 'react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { WithCode } from '../../ui/with-code.tsx';

type FieldsProps = {
  title: string;
  fields: readonly (ReferenceField & { in?: string })[];
  /** Fields of an answer are always there. */
  optional?: boolean;
};

/** The fields of one part of a call. */
function Fields({ title, fields, optional = false }: FieldsProps) {
  const { t, language } = useTranslation('developers');
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-bold">{title}</h4>
      <dl className="grid gap-3 sm:grid-cols-[minmax(10rem,auto)_1fr]">
        {fields.map((field) => (
          <div key={`${field.in} ${field.name}`} className="sm:contents">
            <dt className="grid content-start">
              <code className="wrap-anywhere font-bold font-mono text-sm">{field.name}</code>
              <span className="wrap-anywhere text-muted text-sm">{field.type}</span>
            </dt>
            <dd>
              <WithCode text={field.about[language]} />
              {optional && (
                <span className="text-muted text-sm">
                  {' '}
                  {t(field.required ? 'required' : 'optional')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Refusals, by status and code. */
export function Refusals({ errors }: { errors: ReferenceCall['errors'] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-2">
      {errors.map(({ status, code, detail }) => (
        <li key={code} className="grid">
          <span className="wrap-anywhere font-bold font-mono text-sm">
            {status} {code}
          </span>
          <span>{detail[language]}</span>
        </li>
      ))}
    </ul>
  );
}

/** One call: what it does, takes, answers and refuses. */
export function CallReference({ call }: { call: ReferenceCall }) {
  const { t, language } = useTranslation('developers');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-5 p-5 sm:p-6">
        <header className="grid gap-2">
          <h3 id={title} className="wrap-anywhere font-mono text-lg">
            {call.method} {call.path}
          </h3>
          <p>
            <WithCode text={call.about[language]} />
          </p>
          <Badge tone="trail" className="justify-self-start">
            {t('reference.scope', { scope: call.scope })}
          </Badge>
        </header>
        {(['path', 'query', 'header'] as const).map((place) => (
          <Fields
            key={place}
            optional
            title={t(`reference.${place}`)}
            fields={call.parameters.filter((parameter) => parameter.in === place)}
          />
        ))}
        <Fields optional title={t('reference.body')} fields={call.body} />
        <Fields title={t('reference.answer')} fields={call.answer} />
        {call.errors.length > 0 && (
          <div className="grid gap-2">
            <h4 className="font-bold">{t('reference.errors')}</h4>
            <Refusals errors={call.errors} />
          </div>
        )}
      </Card>
    </section>
  );
}

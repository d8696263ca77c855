import type { ReferenceCall } from '@codivia/contract/api/api-reference';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type CallAnswer, sendCall } from './send-call.ts';

const nameOf = ({ method, path }: ReferenceCall) => `${method} ${path}`;

const FILES = { 'main.py': "print('Hi!')\n" };

/** A body to begin with: one that works. */
function firstBody({ method }: ReferenceCall, name: string): string {
  const project =
    method === 'POST' ? { name, kind: 'python', files: FILES } : { name, files: FILES };
  return JSON.stringify(project, null, 2);
}

function AnswerView({ answer }: { answer: CallAnswer }) {
  const { t } = useTranslation('developers');
  return (
    <div className="grid min-w-0 gap-3">
      <p className="font-bold" role="status">
        {t('try.status', { status: answer.status })}
      </p>
      <ul className="text-muted text-sm">
        {answer.headers.map(([name, value]) => (
          <li key={name} className="wrap-anywhere">
            <code>{name}</code>: {value}
          </li>
        ))}
      </ul>
      {answer.text && (
        <section
          aria-label={t('try.answer')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          tabIndex={0}
          className="max-h-96 overflow-auto rounded-control bg-night p-4 text-on-night"
        >
          <pre className="font-mono text-sm">{answer.text}</pre>
        </section>
      )}
    </div>
  );
}

/**
 * Sends calls with the reader's own token, which only this component holds. It keeps its fields in state: they follow
 * from the chosen call, and the browser checks them.
 */
export function TryIt({ calls }: { calls: readonly ReferenceCall[] }) {
  const { t, language } = useTranslation('developers');
  const [token, setToken] = useState('');
  const [chosen, setChosen] = useState(0);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState<string | null>(null);
  const [answer, setAnswer] = useState<CallAnswer | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const call = calls[chosen];
  if (!call) return null;

  function choose(name: string) {
    setChosen(calls.findIndex((one) => nameOf(one) === name));
    setBody(null);
    setAnswer(null);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!call || busy) return;
    setBusy(true);
    try {
      const sent = body ?? firstBody(call, t('try.project_name'));
      setAnswer(await sendCall(call, token, values, sent));
    } catch {
      setAnswer('failed');
    }
    setBusy(false);
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void send(event)}>
      <Input
        label={t('try.token')}
        hint={
          <>
            {t('try.token_hint')}{' '}
            <Link to={paths.settings} className="text-trail underline underline-offset-4">
              {t('try.settings')}
            </Link>
          </>
        }
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={token}
        onChange={({ target }) => setToken(target.value)}
        required
      />
      <Select
        label={t('try.call')}
        value={nameOf(call)}
        onChoose={choose}
        options={calls.map((one) => ({ value: nameOf(one), label: nameOf(one) }))}
      />
      {call.parameters.map(({ name, about, required }) => (
        <Input
          key={name}
          label={name}
          hint={about[language].replaceAll('`', '')}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          autoComplete="off"
          required={required}
        />
      ))}
      {call.body.length > 0 && (
        <Textarea
          label={t('try.body')}
          rows={9}
          spellCheck={false}
          className="font-mono text-sm"
          value={body ?? firstBody(call, t('try.project_name'))}
          onChange={({ target }) => setBody(target.value)}
        />
      )}
      <Button type="submit" loading={busy} className="justify-self-start">
        {t('try.send')}
      </Button>
      {answer === 'failed' && <p role="alert">{t('try.failed')}</p>}
      {answer && answer !== 'failed' && <AnswerView answer={answer} />}
    </form>
  );
}

import { SEARCH_PAGE } from '@codivia/contract/api/admin-text-search';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { type ReplacementResult, type SearchResults, useTextSearch } from './admin-search.api.ts';
import { FoundContent } from './found-content.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { Replaced } from './replaced.tsx';
import { type SearchView, useSearchAddress } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { useChosenHits } from './use-chosen-hits.ts';

type ResultsProps = {
  view: SearchView;
  results: SearchResults;
  onReplaced: (result: ReplacementResult, titles: ReadonlyMap<string, string>) => void;
  onTurn: (page: number) => void;
};

/** What was found, and its replacement once that is wanted. */
function Results({ view, results, onReplaced, onTurn }: ResultsProps) {
  const { t, language } = useTranslation('admin-search');
  const [replacement, setReplacement] = useState<string | null>(null);
  const choice = useChosenHits(results.found);
  const { page, ...search } = view;
  const titles = new Map(results.found.map((one) => [one.id, localizedTitle(one, language)]));
  const hasLessons = results.found.some(({ kind }) => kind === 'lesson');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-bold">
          {results.total === 0
            ? t('nothing_found')
            : t('found', { hits: results.hits, count: results.total })}
        </p>
        {hasLessons && (
          <Button
            variant="secondary"
            aria-expanded={replacement !== null}
            onClick={() => setReplacement(replacement === null ? '' : null)}
          >
            {t(replacement === null ? 'replace_begin' : 'replace_end')}
          </Button>
        )}
      </div>
      {replacement !== null && hasLessons && (
        <ReplaceForm
          search={search}
          choice={choice}
          replacement={replacement}
          onType={setReplacement}
          onReplaced={(result) => {
            setReplacement(null);
            onReplaced(result, titles);
          }}
        />
      )}
      <ul className="grid grid-cols-1 gap-4" aria-label={t('list')}>
        {results.found.map((content) => (
          <li key={`${content.kind} ${content.id}`}>
            <FoundContent content={content} replacement={replacement} choice={choice} />
          </li>
        ))}
      </ul>
      <Pager page={page} total={results.total} rows={SEARCH_PAGE} onTurn={onTurn} />
    </div>
  );
}

type Done = { result: ReplacementResult; titles: ReadonlyMap<string, string> };

/** The search in the texts of all lessons and courses, and replacing what was found. */
export function SearchSection() {
  const { t } = useTranslation('admin-search');
  const { view, look } = useSearchAddress();
  const results = useTextSearch(view);
  const [done, setDone] = useState<Done | null>(null);
  const searchKey = `${view.q} ${view.whole_word} ${view.match_case} ${view.page}`;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-muted">{t('text')}</p>
      <SearchForm
        key={view.q}
        search={view}
        onSearch={(search) => {
          setDone(null);
          look({ ...search, page: 1 });
        }}
      />
      {done && (
        <Replaced
          key={done.result.id}
          result={done.result}
          titleOf={(id) => done.titles.get(id) ?? id}
        />
      )}
      {results.isLoading && <LoadingBlock text={t('loading')} className="h-72" />}
      {results.isLoadingError && (
        <ErrorState title={t('load_error')} error={results.error} onRetry={results.refetch} />
      )}
      {results.data && view.q.trim() !== '' && (
        <Results
          key={searchKey}
          view={view}
          results={results.data}
          onReplaced={(result, titles) => {
            setDone({ result, titles });
            if (view.page > 1) look({ ...view, page: 1 });
          }}
          onTurn={(page) => look({ ...view, page })}
        />
      )}
    </div>
  );
}

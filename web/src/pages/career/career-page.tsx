import { loadCareer } from 'virtual:content/careers';
import { CAREER_IDS, type CareerId } from '@codivia/contract/api/careers';
import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { NotFound } from '../../ui/state-message.tsx';
import { CareerView } from './career-view.tsx';

function viewOf(id: CareerId): ComponentType {
  return lazy(async () => {
    const { default: career } = await loadCareer[id]();
    return { default: () => <CareerView career={career} /> };
  });
}

/** Each career is fetched when it is first looked at. */
const VIEWS: ReadonlyMap<string, ComponentType> = new Map(CAREER_IDS.map((id) => [id, viewOf(id)]));

function NoCareer() {
  const { t } = useTranslation('careers');
  return (
    <div className="page-width py-10">
      <NotFound
        title={t('not_found.title')}
        text={t('not_found.description')}
        to={paths.careers}
        back={t('back')}
      />
    </div>
  );
}

/** The page of one career. */
export function CareerPage() {
  const { careerId = '' } = useParams();
  const View = VIEWS.get(careerId) ?? NoCareer;
  return <View />;
}

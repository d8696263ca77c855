import type { ListedCertificate } from '@codivia/contract/api/certificates';
import type { OwnPortfolio, Portfolio, PortfolioFields } from '@codivia/contract/api/portfolio';
import type { OwnPublishedProject } from '@codivia/contract/api/published-projects';

/** The entries that the member may choose from. */
export interface Choices {
  projects: readonly OwnPublishedProject[];
  certificates: readonly ListedCertificate[];
}

const stillPresent = (ids: readonly string[], present: readonly string[]) =>
  ids.filter((id) => present.includes(id));

/** Returns the initial state of the form: the stored portfolio, without entries that no longer exist. */
export function draftOf(
  own: OwnPortfolio | null,
  { projects, certificates }: Choices,
): PortfolioFields {
  return {
    handle: own?.handle ?? '',
    color: own?.color ?? 'green',
    line: own?.line ?? '',
    project_ids: stillPresent(
      own?.project_ids ?? [],
      projects.map(({ id }) => id),
    ),
    certificate_ids: stillPresent(
      own?.certificate_ids ?? [],
      certificates.map(({ certificate_id }) => certificate_id),
    ),
  };
}

/** Returns the portfolio that others would see of a draft. */
export function previewOf(draft: PortfolioFields, { projects, certificates }: Choices): Portfolio {
  const open = projects.filter(({ state }) => state === 'open');
  const byId = new Map(open.map((project) => [project.id, project]));
  const byNumber = new Map(certificates.map((one) => [one.certificate_id, one]));
  return {
    handle: draft.handle.trim().toLowerCase() || '…',
    color: draft.color,
    line: draft.line,
    projects: draft.project_ids.flatMap((id) => byId.get(id) ?? []),
    certificates: draft.certificate_ids.flatMap((id) => byNumber.get(id) ?? []),
  };
}

import {
  type V1Endpoint,
  v1Activity,
  v1Certificates,
  v1Courses,
  v1Me,
  v1Progress,
} from './api-v1.ts';
import {
  v1CreateProject,
  v1DeleteProject,
  v1ListProjects,
  v1ReadFile,
  v1ReadProject,
  v1UpdateProject,
} from './api-v1-projects.ts';

/** Every call of the public API, in the order of its reference. */
export const V1_ENDPOINTS: readonly V1Endpoint[] = [
  v1Me,
  v1Progress,
  v1Courses,
  v1Certificates,
  v1Activity,
  v1ListProjects,
  v1ReadProject,
  v1ReadFile,
  v1CreateProject,
  v1UpdateProject,
  v1DeleteProject,
];

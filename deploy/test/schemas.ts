import {
  PodMonitor,
  PrometheusRule,
} from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, Service } from 'kubernetes-models/v1';
import type { Json } from './files.ts';
import { unknownFields } from './known-fields.ts';

interface Model {
  apiVersion: string;
  kind: string;
  prototype: { validate(): void };
}

/** The kinds whose schemas are published as a package. */
const MODELS: Model[] = [
  ...[Deployment, HorizontalPodAutoscaler, Ingress, NetworkPolicy, PodDisruptionBudget],
  ...[Namespace, Service, PodMonitor, PrometheusRule],
];

/** Wrong values and unknown fields of a manifest, or undefined where no schema is published for its kind. */
export function faultsOf(body: Json): string[] | undefined {
  const model = MODELS.find(
    ({ apiVersion, kind }) => apiVersion === body.apiVersion && kind === body.kind,
  );
  if (!model) return undefined;
  const faults: string[] = [];
  const unknown = unknownFields(body, (seen) => {
    try {
      // Validates the manifest itself: an instance would be a copy, whose read fields are unknown.
      model.prototype.validate.call(seen);
    } catch (error) {
      faults.push((error as Error).message);
    }
  });
  return [...faults, ...unknown.map((path) => `${path} is not known`)];
}

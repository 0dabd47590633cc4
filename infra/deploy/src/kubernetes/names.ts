import type { Service } from '../services.ts';

export const namespace = 'bergauf';

export const labelsOf = ({ name }: Pick<Service, 'name'>): Record<string, string> => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'bergauf',
});

export const metadataOf = (service: Pick<Service, 'name'>, suffix = '') => ({
  name: `${service.name}${suffix}`,
  namespace,
  labels: labelsOf(service),
});

/** The secret with the files of a service; made outside, by hand or by an operator for secrets. */
export const secretOf = ({ name }: Pick<Service, 'name'>): string => `bergauf-${name}`;

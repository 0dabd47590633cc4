import type { Service } from '../services.ts';

export const namespace = 'bergauf';

export const labelsOf = ({ name }: Pick<Service, 'name'>): Record<string, string> => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'bergauf',
});

export const metadataOf = (service: Pick<Service, 'name'>) => ({
  name: service.name,
  namespace,
  labels: labelsOf(service),
});

/** Name of the secret with a service's files, which is created manually or by a secrets operator. */
export const secretOf = ({ name }: Pick<Service, 'name'>): string => `bergauf-${name}`;

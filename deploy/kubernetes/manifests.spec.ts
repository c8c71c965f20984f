import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';

const BASE = join(__dirname, 'base');
const ROOT = join(__dirname, '../..');

interface Validated {
  validate(): void;
}
type Model = new (data: never) => Validated;

const MODELS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

interface Probe {
  readonly periodSeconds: number;
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly securityContext: unknown;
  readonly resources: { readonly limits: { readonly memory?: string }; readonly requests: object };
  readonly env?: { readonly name: string; readonly valueFrom?: { readonly secretKeyRef?: { readonly key: string } } }[];
}
interface PodSpec {
  readonly containers: Container[];
  readonly securityContext: { readonly runAsNonRoot: boolean; readonly runAsUser: number };
  readonly automountServiceAccountToken: boolean;
  readonly volumes?: { readonly name: string; readonly configMap?: { readonly name: string } }[];
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  // biome-ignore lint/suspicious/noExplicitAny: validated against the schema of its kind
  readonly spec: any;
}

interface Kustomization {
  readonly resources?: string[];
  readonly configMapGenerator: { readonly name: string; readonly files?: string[] }[];
}
const kustomization = (folder: string) =>
  parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
const { resources = [], configMapGenerator: ownConfigMaps } = kustomization(BASE);
const files = resources.filter((name) => name.endsWith('.yaml'));
const folders = resources.filter((name) => !files.includes(name)).map((name) => join(BASE, name));
const manifests = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(BASE, file), 'utf8'), { merge: true }).map(
    (document): Manifest => document.toJS(),
  ),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const names = (kind: string) =>
  ofKind(kind)
    .map(({ metadata }) => metadata.name)
    .toSorted();

const templateOf = ({ kind, spec }: Manifest): PodSpec =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template.spec : spec.template.spec;
const pods = manifests.filter(({ kind }) => ['Deployment', 'StatefulSet', 'CronJob'].includes(kind));

const FRONT_ENDS = ['mf-admin', 'mf-contractor', 'mf-public', 'shell'];
const SERVICES = ['svc-auth', 'svc-invoice', 'svc-jobs', 'svc-media'];

describe('the Kubernetes manifests', () => {
  it('are all listed in the kustomization', () => {
    const there = readdirSync(BASE).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
    expect(files.toSorted()).toEqual(there.toSorted());
  });

  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s fits the schema',
    (_, manifest) => {
      const model = MODELS[manifest.apiVersion]?.[manifest.kind] as Model;
      new model(manifest as never).validate();
    },
  );

  it('run every part of the product', () => {
    expect(names('Deployment')).toEqual([...FRONT_ENDS, 'nginx', ...SERVICES].toSorted());
    expect(names('StatefulSet')).toEqual(['objects', 'postgres', 'redis']);
    expect(names('Service')).toEqual([...names('Deployment'), ...names('StatefulSet')].toSorted());
  });

  it.each(pods.map((pod) => [pod.metadata.name, pod] as const))(
    '%s runs with nothing that it does not need',
    (_, pod) => {
      const spec = templateOf(pod);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(spec.securityContext.runAsUser).toBeGreaterThan(0);
      expect(spec.automountServiceAccountToken).toBe(false);
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
        if (pod.kind === 'CronJob') continue;
        expect(container.readinessProbe?.periodSeconds).toBeGreaterThan(0);
        expect(container.livenessProbe?.periodSeconds).toBeGreaterThan(0);
      }
    },
  );

  it('keep one replica of each part through a disruption, and grow where the work is', () => {
    expect(names('PodDisruptionBudget')).toEqual(names('Deployment'));
    expect(names('HorizontalPodAutoscaler')).toEqual(['nginx', ...SERVICES]);
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      expect(spec.minReplicas).toBeGreaterThan(1);
      expect(names('Deployment')).toContain(spec.scaleTargetRef.name);
    }
  });

  it('let each store be reached by its services alone', () => {
    const allowed = (name: string) =>
      ofKind('NetworkPolicy')
        .find(({ metadata }) => metadata.name === name)
        ?.spec.ingress[0].from.map((peer: { podSelector: { matchLabels: object } }) => peer.podSelector.matchLabels);
    expect(ofKind('NetworkPolicy')[0]?.spec).toMatchObject({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    expect(allowed('to-postgres')).toEqual([{ tier: 'service' }, { tier: 'backup' }]);
    expect(allowed('to-redis')).toEqual([{ tier: 'service' }, { tier: 'backup' }]);
    expect(allowed('to-objects')).toEqual([{ app: 'svc-media' }, { tier: 'backup' }]);
    expect(allowed('to-services')).toEqual([{ app: 'nginx' }]);
  });

  it('let Prometheus read the figures of services, from its own namespace alone', () => {
    const policy = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'from-prometheus');
    expect(policy?.spec).toMatchObject({
      podSelector: { matchLabels: { tier: 'service' } },
      ingress: [
        {
          from: [
            {
              namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } },
              podSelector: { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } },
            },
          ],
          ports: [{ port: 3000 }],
        },
      ],
    });
  });

  it('let each service be reached by those that have its address', () => {
    const callers = (service: string) =>
      ofKind('Deployment')
        .filter(({ spec }) =>
          spec.template.spec.containers[0].env?.some(
            ({ value }: { value?: string }) => value === `http://${service}:3000`,
          ),
        )
        .map(({ metadata }) => metadata.name)
        .toSorted();
    const admitted = (service: string) =>
      ofKind('NetworkPolicy')
        .find(({ metadata }) => metadata.name === `to-${service}`)
        ?.spec.ingress[0].from.map(
          ({ podSelector }: { podSelector: { matchLabels: { app: string } } }) => podSelector.matchLabels.app,
        )
        .toSorted();
    for (const service of SERVICES) expect([service, admitted(service)]).toEqual([service, callers(service)]);
  });

  it('take the same images and secrets as docker compose', () => {
    const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      services: Record<string, { image: string }>;
    };
    const images = Object.values(services).map(({ image }) => image.replaceAll(/\$\{\w+:-(\w+)\}/g, '$1'));
    const containers = pods.flatMap((pod) => templateOf(pod).containers);
    for (const { image } of containers) expect(images).toContain(image);

    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const keys = containers.flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []),
    );
    for (const key of keys) expect(example).toMatch(new RegExp(`^${key}=`, 'm'));
  });

  it.each(['log_', 'max_connections', 'shared_', 'work_mem', 'random_page_cost', 'idle_in', 'pg_stat'])(
    'set %s of PostgreSQL as docker compose does',
    (name) => {
      const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
      const postgres = manifests.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'postgres');
      const chosen = (words: string[]) =>
        words.map((word) => word.replace(/\$\{\w+:-(\w+)\}/, '$1')).filter((word) => word.startsWith(`-c${name}`));
      expect(chosen(services.postgres.command).length).toBeGreaterThan(0);
      expect(chosen(postgres?.spec.template.spec.containers[0].args)).toEqual(chosen(services.postgres.command));
    },
  );

  it('find every ConfigMap that they mount', () => {
    const generated = [...ownConfigMaps, ...folders.flatMap((folder) => kustomization(folder).configMapGenerator)];
    const mounted = pods.flatMap((pod) =>
      (templateOf(pod).volumes ?? []).flatMap(({ configMap }) => configMap?.name ?? []),
    );
    expect(mounted).not.toHaveLength(0);
    for (const name of mounted) expect(generated.map((each) => each.name)).toContain(name);
  });

  it('take the scripts that docker compose runs', () => {
    const { configs } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      configs: Record<string, { file: string }>;
    };
    const generated = folders.flatMap((folder) =>
      kustomization(folder).configMapGenerator.flatMap(({ files: entries = [] }) =>
        entries.map((entry) => join(folder, entry.split('=').at(-1) ?? '')),
      ),
    );
    for (const name of ['make-databases', 'postgres-start', 'redis-users', 'redis-start'])
      expect(generated).toContain(join(ROOT, configs[name]?.file ?? ''));
  });

  it('name the same backends as the other stacks', () => {
    const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
    const backends = (text: string) =>
      [...text.matchAll(/^ {2}([\w-]+) [\w.-]+:(\d+);$/gm)].map(([, name, port]) => `${name} ${port}`);
    const here = backends(read(BASE, 'upstreams.conf'));
    expect(here).toHaveLength(FRONT_ENDS.length + SERVICES.length);
    expect(here).toEqual(backends(read(ROOT, 'nginx/upstreams.conf')));
  });
});

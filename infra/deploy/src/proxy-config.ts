/** Values for the variables of `nginx/bergauf.conf`. Servers are `host:port`. */
export type ProxySettings = {
  shopHost: string;
  apiHost: string;
  checkoutHost: string;
  registryHost: string;
  shells: readonly string[];
  apis: readonly string[];
  checkouts: readonly string[];
  registry: string;
  /** Addresses for `listen`: TLS, and the redirect from plain HTTP. */
  listen: string;
  httpListen: string;
  /** Address at which services reach the product API. */
  innerListen: string;
  /** Folder of both caches. */
  cache: string;
  accessLog: string;
  certificate: string;
  certificateKey: string;
  /** Limit for requests from one address; files are not counted. */
  shopLimit?: RequestLimit;
  apiLimit?: RequestLimit;
};

/** `burst` requests may come at once, then `perSecond`. */
export type RequestLimit = { perSecond: number; burst: number };

const defaultShopLimit: RequestLimit = { perSecond: 30, burst: 120 };
const defaultApiLimit: RequestLimit = { perSecond: 50, burst: 200 };

/** @param template text of `nginx/bergauf.conf` @throws if it has a variable without a value */
export function proxyConfig(template: string, settings: ProxySettings): string {
  const { shopLimit = defaultShopLimit, apiLimit = defaultApiLimit } = settings;
  // A server that refuses connections is retried after a second; a shell never counts as failed.
  const servers = (all: readonly string[], rule: string): string =>
    all.map((server) => `server ${server} ${rule};`).join('\n  ');
  const values: Readonly<Record<string, string>> = {
    SHOP_HOST: settings.shopHost,
    API_HOST: settings.apiHost,
    CHECKOUT_HOST: settings.checkoutHost,
    REGISTRY_HOST: settings.registryHost,
    SHELLS: servers(settings.shells, 'max_fails=0'),
    APIS: servers(settings.apis, 'max_fails=3 fail_timeout=1s'),
    CHECKOUTS: servers(settings.checkouts, 'max_fails=3 fail_timeout=1s'),
    REGISTRY: servers([settings.registry], 'max_fails=0'),
    LISTEN: settings.listen,
    HTTP_LISTEN: settings.httpListen,
    INNER_LISTEN: settings.innerListen,
    CACHE: settings.cache,
    ACCESS_LOG: settings.accessLog,
    CERTIFICATE: settings.certificate,
    CERTIFICATE_KEY: settings.certificateKey,
    SHOP_RATE: `${shopLimit.perSecond}r/s`,
    SHOP_BURST: String(shopLimit.burst),
    API_RATE: `${apiLimit.perSecond}r/s`,
    API_BURST: String(apiLimit.burst),
  };
  return template.replace(/\$\{([A-Z_]+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for the proxy's variable ${name}.`);
    if (/[{}#"'\\]/.test(value)) throw new Error(`The proxy's variable ${name} has a character that nginx would read.`);
    return value;
  });
}

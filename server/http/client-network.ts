import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** `192.0.2.1:50000`, `[2001:db8::1]:50000` or `[2001:db8::1]`, as some proxies write an address. */
const withPort = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<v4>\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/** A client has as many ports as it likes: they say nothing about who it is. */
function withoutPort(address: string): string {
  const { v4, v6 } = withPort.exec(address)?.groups ?? {};
  return v4 ?? v6 ?? address;
}

/** Reads addresses in `X-Forwarded-For` without their ports, so that `request.ip` has none. */
export function ignorePorts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const { 'x-forwarded-for': forwarded } = headers;
    if (typeof forwarded !== 'string' || !/[:[]/.test(forwarded)) return;
    headers['x-forwarded-for'] = forwarded
      .split(',')
      .map((address) => withoutPort(address.trim()))
      .join(', ');
  });
}

/**
 * The key by which a client's requests are counted: an IPv4 address, or the /64 network of an IPv6 one, since a single
 * client controls every address in it (RFC 6177).
 */
export function networkOf(text: string): string {
  const address = withoutPort(text);
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

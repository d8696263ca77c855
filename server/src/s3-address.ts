/** Settings to reach the bucket of an S3 server. */
export interface S3Config {
  /** Address of the bucket, or of a folder in it, without a slash at its end. */
  base: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** The region that most servers other than Amazon's expect. */
const DEFAULT_REGION = 'us-east-1';

/** Reads `https://key:secret@host/bucket?region=eu-west-3`; undefined for anything that is no such address. */
export function readS3Address(address: string): S3Config | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, username, password, pathname, searchParams } = new URL(address);
  const bucket = pathname.replace(/(?<!\/)\/+$/, '');
  if (!/^https?:$/.test(protocol) || !username || !password || !bucket) return undefined;
  return {
    base: `${origin}${bucket}`,
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    region: searchParams.get('region') || DEFAULT_REGION,
  };
}

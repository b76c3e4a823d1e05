declare module '@20minutes/s3rver' {
  type Options = {
    readonly port: number;
    readonly address: string;
    readonly directory: string;
    readonly silent: boolean;
    readonly configureBuckets: ReadonlyArray<{ readonly name: string; readonly configs: readonly string[] }>;
  };

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}

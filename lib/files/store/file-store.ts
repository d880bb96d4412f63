import "server-only";
import path from "node:path";
import { env } from "@/lib/platform/env";
import { derivedKey } from "@/lib/platform/sealing/derived-key";
import { createDiskStore } from "./disk-store";
import { createS3Store } from "./s3-store";
import type { FileStore } from "./storage";

let store: FileStore | undefined;

/** Signs the links to content that this app serves itself. */
export function linkKey(): Uint8Array {
	return derivedKey("file-link");
}

function configure(): FileStore {
	const {
		S3_BUCKET: bucket,
		S3_REGION: region,
		S3_ACCESS_KEY_ID: accessKeyId,
		S3_SECRET_ACCESS_KEY: secretAccessKey,
		S3_ENDPOINT,
		STORAGE_DIR,
		APP_URL,
	} = env();
	if (bucket && accessKeyId && secretAccessKey) {
		return createS3Store({ endpoint: S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`, region, bucket, accessKeyId, secretAccessKey });
	}
	return createDiskStore({ rootDir: path.resolve(/* turbopackIgnore: true */ STORAGE_DIR), appUrl: APP_URL, linkKey: linkKey() });
}

/** Where this deployment keeps bytes: S3 where it is configured, otherwise a folder. */
export function fileStore(): FileStore {
	store ??= configure();
	return store;
}

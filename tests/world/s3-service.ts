import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import aws4 from "aws4";
import { listen } from "./listen";

export const S3_CREDENTIALS = { accessKeyId: "test-access-key", secretAccessKey: "test-secret-key", region: "eu-central-1", bucket: "bucket" };

/** Signs the request as it arrived once more, by another implementation, and compares. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
	const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
	const inQuery = url.searchParams.has("X-Amz-Signature");
	const given = url.searchParams.get("X-Amz-Signature") ?? /Signature=(\w+)/.exec(request.headers.authorization ?? "")?.[1];
	const names = url.searchParams.get("X-Amz-SignedHeaders") ?? /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? "")?.[1] ?? "";
	if (!names.split(";").includes("host")) return false;
	const headers = Object.fromEntries(names.split(";").map((name) => [name, String(request.headers[name] ?? "")]));
	const payload = request.headers["x-amz-content-sha256"];
	if (payload && payload !== "UNSIGNED-PAYLOAD" && payload !== createHash("sha256").update(body).digest("hex")) return false;

	const startedAt = url.searchParams.get("X-Amz-Date") ?? String(request.headers["x-amz-date"]);
	const started = Date.parse(startedAt.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
	if (inQuery && Date.now() > started + Number(url.searchParams.get("X-Amz-Expires")) * 1000) return false;
	url.searchParams.delete("X-Amz-Signature");
	const included = { extraHeadersToInclude: Object.fromEntries(names.split(";").map((name) => [name, true])) };
	const description = { method: request.method, host: request.headers.host, path: url.pathname + url.search, service: "s3", region: S3_CREDENTIALS.region };
	const signer = new aws4.RequestSigner({ ...description, ...included, signQuery: inQuery, headers }, S3_CREDENTIALS);
	return signer.sign() !== undefined && signatureOf(signer, inQuery) === given;
}

function signatureOf(signer: aws4.RequestSigner, inQuery: boolean): string {
	const request = Object(signer).request as { path: string; headers: Record<string, string> };
	if (inQuery) return new URL(request.path, "http://x").searchParams.get("X-Amz-Signature") ?? "";
	return /Signature=(\w+)/.exec(request.headers.Authorization ?? "")?.[1] ?? "";
}

export interface S3Service {
	readonly endpoint: string;
	readonly objects: Map<string, { body: Buffer; mimeType: string; modifiedAt: Date }>;
	close(): Promise<void>;
}

/** Never more than this many at once, so that a client has to ask on. */
const LISTED_AT_ONCE = 3;

/** ListObjectsV2 of a bucket: by prefix, after a key, in the order of keys. */
function listing(objects: S3Service["objects"], url: URL): string {
	const { prefix = "", "start-after": after = "", "max-keys": max = "1000" } = Object.fromEntries(url.searchParams);
	const all = [...objects].map(([path, object]) => ({ key: path.replace(`${url.pathname}/`, ""), object }));
	const wanted = all.filter(({ key }) => key.startsWith(prefix) && key > after).sort((one, other) => (one.key < other.key ? -1 : 1));
	const page = wanted.slice(0, Math.min(Number(max), LISTED_AT_ONCE));
	const contents = page.map(
		({ key, object }) => `<Contents><Key>${key}</Key><LastModified>${object.modifiedAt.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag></Contents>`,
	);
	return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${page.length < wanted.length}</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

/** A small S3: path-style objects of one bucket, every signature checked; what it refuses it says as S3 does. */
export async function startS3Service(): Promise<S3Service> {
	const objects: S3Service["objects"] = new Map();
	const { origin, close } = await listen(async (request, response) => {
		const body = await buffer(request);
		const url = new URL(request.url ?? "/", "http://x");
		const object = objects.get(url.pathname);
		const refuse = (status: number, code: string) =>
			response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
		if (!isSigned(request, body)) return refuse(403, "SignatureDoesNotMatch");
		if (request.method === "PUT") {
			const source = request.headers["x-amz-copy-source"];
			const copied = typeof source === "string" ? objects.get(source) : { body, mimeType: String(request.headers["content-type"]) };
			if (!copied) return refuse(404, "NoSuchKey");
			objects.set(url.pathname, { ...copied, modifiedAt: new Date() });
			return response.end(source ? "<CopyObjectResult/>" : "");
		}
		if (request.method === "DELETE") {
			objects.delete(url.pathname);
			return response.writeHead(204).end();
		}
		if (url.searchParams.get("list-type") === "2") return response.writeHead(200, { "content-type": "application/xml" }).end(listing(objects, url));
		if (!object) return refuse(404, "NoSuchKey");
		const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
		const part = start ? object.body.subarray(Number(start), Number(end) + 1) : object.body;
		const disposition = url.searchParams.get("response-content-disposition");
		return response
			.writeHead(start ? 206 : 200, {
				"content-length": part.byteLength,
				"content-type": url.searchParams.get("response-content-type") ?? object.mimeType,
				...(disposition ? { "content-disposition": disposition } : {}),
			})
			.end(request.method === "HEAD" ? undefined : part);
	});
	return { endpoint: origin, objects, close };
}

import { afterAll, beforeAll } from "vitest";
import { S3_CREDENTIALS, type S3Service, startS3Service } from "./s3-service";
import { sweepsUnclaimedObjects } from "./sweeping";

let s3: S3Service;

beforeAll(async () => {
	s3 = await startS3Service();
	const { bucket, region, accessKeyId, secretAccessKey } = S3_CREDENTIALS;
	Object.assign(process.env, {
		S3_ENDPOINT: s3.endpoint,
		S3_BUCKET: bucket,
		S3_REGION: region,
		S3_ACCESS_KEY_ID: accessKeyId,
		S3_SECRET_ACCESS_KEY: secretAccessKey,
	});
});

afterAll(() => s3.close());

sweepsUnclaimedObjects(() => ({
	age: async (key, modifiedAt) => {
		const object = s3.objects.get(`/${S3_CREDENTIALS.bucket}/${key}`);
		if (object) s3.objects.set(`/${S3_CREDENTIALS.bucket}/${key}`, { ...object, modifiedAt });
	},
}));

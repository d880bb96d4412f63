import { S3_CREDENTIALS } from "@/tests/world/s3-service";
import { openWorld } from "@/tests/world/world";
import { sweepsUnclaimedObjects } from "./sweeping";

const { objects } = await openWorld("objects");

sweepsUnclaimedObjects(() => ({
	age: async (key, modifiedAt) => {
		const object = objects.get(`/${S3_CREDENTIALS.bucket}/${key}`);
		if (object) objects.set(`/${S3_CREDENTIALS.bucket}/${key}`, { ...object, modifiedAt });
	},
}));

import { goalFeatures } from "./goal-features";
import { fileFeatures } from "./goal-file-features";

/** Features are told apart by their hash; two of them rarely share one. */
export const BUCKETS = 1 << 18;

export interface GoalExample {
	readonly label: string;
	readonly text: string;
	/** Of the files that came along. */
	readonly fileNames?: readonly string[];
	/** How much it counts beside the others: 1 where nothing is said. */
	readonly weight?: number;
}

export interface Hashed {
	readonly buckets: Int32Array;
	readonly values: Float32Array;
}

export interface HashedExample extends Hashed {
	readonly label: string;
	readonly weight: number;
}

/** FNV-1a. */
export function bucketOf(feature: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
	return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

export function hashed(text: string, fileNames: readonly string[] = []): Hashed {
	const features = [...goalFeatures(text), ...fileFeatures(fileNames)];
	return { buckets: Int32Array.from(features, ([feature]) => bucketOf(feature)), values: Float32Array.from(features, ([, value]) => value) };
}

export const hashedExample = ({ text, label, fileNames, weight = 1 }: GoalExample): HashedExample => ({ ...hashed(text, fileNames), label, weight });

import { type Platform, type PlatformId, platformOf } from "@/lib/tools/media/platforms";
import type { Size } from "./compose";

/** The size of a place for a picture; one that turns lies where the picture lies. */
export function sizeFor({ width, height, turns }: Platform, picture: Size): Size {
	return turns && picture.width > picture.height ? { width: height, height: width } : { width, height };
}

/** Every size that pictures may need for these places. */
export function sizesOf(platforms: readonly PlatformId[]): Size[] {
	return platforms.map(platformOf).flatMap(({ width, height, turns }) => [{ width, height }, ...(turns ? [{ width: height, height: width }] : [])]);
}

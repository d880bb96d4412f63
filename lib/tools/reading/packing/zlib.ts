export { constants, deflateSync, inflateRawSync, inflateSync } from "node:zlib";

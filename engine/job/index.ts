// job: door
export {};

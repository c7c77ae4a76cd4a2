FROM node:24-slim
WORKDIR /app
RUN chown node /app
USER node
COPY --chown=node . .
RUN node tools/start.mjs --prepare
USER root
RUN install -d -o nobody -g nogroup -m 700 data
# Whoever gets in may change nothing of the program: it starts as nobody, and writes in data and /tmp alone.
USER nobody
ENV HOME=/tmp
EXPOSE 3000
CMD ["node", "tools/start.mjs"]

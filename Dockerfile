FROM node:24-slim
WORKDIR /app
RUN chown node /app
USER node
COPY --chown=node . .
RUN npm ci --no-audit --no-fund && npm run build --workspace web && mkdir -p data
EXPOSE 3000
CMD ["npm", "start"]
